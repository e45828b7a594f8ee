import { askTheWholeFor } from './made-when-asked';

interface Init {
  status: number;
  headers: Record<string, string> | Headers;
}

/**
 * A Response of text that our own front sends as it was given. A Response of the web's, with its
 * stream, is made for who asks for one.
 */
class LightResponse {
  readonly status: number;
  readonly #text: string;
  #given: Init['headers'];

  constructor(text: string, { status, headers }: Init) {
    this.status = status;
    this.#text = text;
    this.#given = headers;
  }

  get headers(): Headers {
    if (!(this.#given instanceof Headers)) this.#given = new Headers(this.#given);
    return this.#given;
  }

  headerEntries(): Iterable<[string, string]> {
    return this.#given instanceof Headers ? this.#given : Object.entries(this.#given);
  }

  text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  whole(): Response {
    return new Response(this.#text, { status: this.status, headers: this.headers });
  }
}

askTheWholeFor(LightResponse.prototype, Reflect.ownKeys(Response.prototype), (answer) => answer.whole());

export type TextResponse = LightResponse & Response;

export const TextResponse = LightResponse as unknown as new (text: string, init: Init) => TextResponse;
