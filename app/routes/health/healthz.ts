import { healthResponse } from '~/http/health.server';

/** The process is up and takes requests. */
export function loader() {
  return healthResponse();
}
