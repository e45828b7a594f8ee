import prettier from 'prettier';
import { expect, test } from 'vitest';
import { createApiDescription } from '../setup/api-description';
import { loadServerBuild } from '../setup/server-build';
import { renderApiMarkdown } from './api-markdown';

const description = createApiDescription(await loadServerBuild());

const HOW_TO_UPDATE = 'To update the documents, run `npm run api:describe`';

const formatFile = async (text: string, file: string) =>
  prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });

test('docs/openapi.json matches the route table and the schemas', async () => {
  const file = 'docs/openapi.json';
  await expect(await formatFile(JSON.stringify(description), file), HOW_TO_UPDATE).toMatchFileSnapshot(`../../${file}`);
});

test('docs/api.md matches as well', async () => {
  const file = 'docs/api.md';
  await expect(await formatFile(renderApiMarkdown(description), file), HOW_TO_UPDATE).toMatchFileSnapshot(
    `../../${file}`,
  );
});
