/** The description of the API as it was made last (`npm run api:describe`); a test holds it against the routes and their schemas. */
export { default as openapi } from '../../../docs/openapi.json';
