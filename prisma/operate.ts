import { getCommandConfig } from '~/config/config.server';
import { openApp } from '~/context.server';
import { exitWithMessage } from '~/lib/exit-with-message';
import { runOperatorCommand } from './operator-commands';

const app = openApp(getCommandConfig());
try {
  const lines = await runOperatorCommand(app, process.argv.slice(2));
  console.log(lines.join('\n'));
} catch (error) {
  exitWithMessage(error);
} finally {
  await app.close();
}
