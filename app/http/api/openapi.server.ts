/** Made by `npm run api:describe`; a test holds it against the routes and their schemas. */
export { default as openapi } from '../../../docs/openapi.json';
