/** `text` hands out what a Response would encode at once and decode again. */
export class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override get body(): Response['body'] {
    return new Blob([this.#text]).stream();
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Blob([this.#text]).arrayBuffer();
  }
}
