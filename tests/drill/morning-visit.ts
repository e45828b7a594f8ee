interface SentRequest {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** Sends a request and returns the status of the response. */
export type SendRequest = (path: string, sent: SentRequest) => Promise<number>;

export interface ClassToJoin {
  url: string;
  class_id: number;
  attendance_date: string;
}

/** Returns the cookie of a member with this session token. */
export function createCookieHeader(token: string): string {
  return `sangha_member=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`;
}

/**
 * Sends the requests of a browser when a member opens the home page, joins a class and is
 * redirected to the meeting. Requests for files that browsers cache for a year are omitted, such as
 * files with a hash in their name.
 */
export class MorningVisit {
  private readonly headers: Record<string, string>;

  constructor(
    private readonly ask: SendRequest,
    private readonly target: ClassToJoin,
    token: string,
    private readonly withScripts: boolean,
  ) {
    this.headers = { cookie: createCookieHeader(token), 'accept-encoding': 'br' };
  }

  openHome(): Promise<number> {
    return this.ask('/dashboard', { headers: this.headers });
  }

  /** Returns the status of the request that marks the attendance. */
  join(): Promise<number> {
    const { url, class_id, attendance_date } = this.target;
    const form = { class_id: String(class_id), attendance_date, ...(this.withScripts ? { enhanced: '1' } : {}) };
    return this.ask(this.withScripts ? '/dashboard.data' : '/dashboard', {
      method: 'POST',
      headers: { ...this.headers, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    });
  }

  /** Opens the class. Without JavaScript the page with the confirmation is loaded before. */
  async goToMeeting(): Promise<number> {
    const { class_id } = this.target;
    if (!this.withScripts) await this.ask(`/dashboard?joined=${class_id}`, { headers: this.headers });
    return this.ask(`/join/${class_id}`, { headers: this.headers });
  }

  /** Returns to the home page after the class. With JavaScript it then loads its data again. */
  comeBack(): Promise<number> {
    return this.ask(this.withScripts ? '/dashboard.data' : '/dashboard', { headers: this.headers });
  }
}

/** True if the status means that the attendance is recorded. */
export function isJoined(status: number): boolean {
  return [200, 202, 302, 409].includes(status);
}
