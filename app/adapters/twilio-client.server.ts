import twilio, { type Twilio } from 'twilio';
import type { Config } from '~/config/env.server';

/**
 * Maximum number of concurrent connections. The SDK's default of 20 allows only about 130 messages
 * per second if a request takes 150 ms.
 */
const CONNECTIONS = 1000;

/**
 * HTTP client that replaces the host of each request with the configured one, because the SDK
 * always uses its own host.
 */
class RehostedClient extends twilio.RequestClient {
  constructor(
    private readonly apiUrl: string,
    timeoutSeconds: number,
  ) {
    super({
      timeout: timeoutSeconds * 1000,
      keepAlive: true,
      maxSockets: CONNECTIONS,
      maxTotalSockets: CONNECTIONS,
      maxFreeSockets: CONNECTIONS,
    });
  }

  override request<TData>(
    options: Parameters<twilio.RequestClient['request']>[0],
  ): ReturnType<typeof this.send<TData>> {
    const requestUrl = new URL(options.uri);
    return this.send<TData>({ ...options, uri: new URL(requestUrl.pathname + requestUrl.search, this.apiUrl).href });
  }

  private send<TData>(options: Parameters<twilio.RequestClient['request']>[0]) {
    return super.request<TData>(options as Parameters<twilio.RequestClient['request']>[0] & { data?: TData });
  }
}

type Settings = Pick<Config['twilio'], 'accountSid' | 'authToken' | 'apiUrl' | 'timeoutSeconds'>;

export function createTwilioClient({ accountSid, authToken, apiUrl, timeoutSeconds }: Settings): Twilio {
  return twilio(accountSid, authToken, { httpClient: new RehostedClient(apiUrl, timeoutSeconds) });
}
