// @ts-check
import fastify from 'fastify';
import { pageHtml } from './page-html.mjs';

const app = fastify({ logger: true });
app.get('/call', () => ({ ok: true }));
app.get('/page', (_request, reply) => reply.type('text/html').send(pageHtml()));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
