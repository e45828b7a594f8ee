import prettier from 'prettier';
import { expect, test } from 'vitest';
import { apiDescriptionOf } from '../setup/api-description';
import { loadServerBuild } from '../setup/server-build';
import { apiMarkdown } from './api-markdown';

const description = apiDescriptionOf(await loadServerBuild());

const formatted = async (text: string, file: string) =>
  prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });

test('docs/openapi.json is what the route table and the schemas say', async () => {
  const file = 'docs/openapi.json';
  await expect(await formatted(JSON.stringify(description), file)).toMatchFileSnapshot(`../../${file}`);
});

test('docs/api.md says the same for people', async () => {
  const file = 'docs/api.md';
  await expect(await formatted(apiMarkdown(description), file)).toMatchFileSnapshot(`../../${file}`);
});
