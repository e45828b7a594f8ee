// @ts-check
import http from 'node:http';
import { pageHtml } from './page-html.mjs';

http
  .createServer((request, response) => {
    const isPage = request.url === '/page';
    response.setHeader('Content-Type', isPage ? 'text/html' : 'application/json');
    response.end(isPage ? pageHtml() : JSON.stringify({ ok: true }));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
