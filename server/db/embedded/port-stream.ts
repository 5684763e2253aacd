import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * A connection to the engine's thread in the form of a socket. No file or port is opened, so no other user of
 * the machine can reach the database through it.
 */
export class PortStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (bytes: Uint8Array) => {
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    port.on('close', () => {
      this.push(null);
      this.destroy();
    });
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.#port.ref();
    return this;
  }
  unref(): this {
    this.#port.unref();
    return this;
  }

  #send(bytes: Uint8Array<ArrayBuffer>): void {
    this.#port.postMessage(bytes, [bytes.buffer]);
  }
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(new Uint8Array(chunk));
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const all = new Uint8Array(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0));
    let at = 0;
    for (const { chunk } of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    this.#send(all);
    done();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
