import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An e-mail the server took. */
export interface TakenEmail {
  to: string[];
  headers: Record<string, string>;
  /** As it came, its transfer encodings undone. */
  text: string;
}

const decode = (raw: string): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

function read(to: string[], raw: string): TakenEmail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { to, headers, text: decode(raw.slice(end + 4)) };
}

/** A mail server on loopback that speaks SMTP, as far as the product does. */
export async function startFakeSmtp({ password = 'segredo' } = {}) {
  const taken: TakenEmail[] = [];
  let refusals: (string | 'hang')[] = [];
  let greeting = '220 falso ESMTP';
  let toSender = '250 ok';
  const open = new Set<Socket>();

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
    let buffer = '';
    let to: string[] = [];
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say(greeting);
    const commands: [RegExp, (line: string) => void][] = [
      [/^EHLO/i, () => say('250-falso\r\n250-AUTH PLAIN\r\n250 8BITMIME')],
      [
        /^AUTH PLAIN (.+)/i,
        (line) => {
          const said = Buffer.from(line.slice(11), 'base64').toString().split('\0')[2];
          say(said === password ? '235 ok' : '535 5.7.8 usuário ou senha');
        },
      ],
      [/^MAIL FROM/i, () => say(toSender)],
      [
        /^RCPT TO:<(.*)>/i,
        (line) => {
          const refusal = refusals.shift();
          if (refusal === 'hang') return;
          const address = /<(.*)>/.exec(line)![1]!;
          if (!refusal) to.push(address);
          say(refusal ? `${refusal} <${address}>` : '250 ok');
        },
      ],
      [
        /^DATA/i,
        () => {
          inData = true;
          say('354 go');
        },
      ],
      [/^RSET/i, () => say('250 ok')],
      [
        /^QUIT/i,
        () => {
          say('221 bye');
          socket.end();
        },
      ],
    ];
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const mark = inData ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(mark);
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + mark.length);
        if (inData) {
          taken.push(read(to, Buffer.from(part, 'latin1').toString()));
          [inData, to] = [false, []];
          say('250 taken');
        } else {
          const known = commands.find(([pattern]) => pattern.test(part));
          if (known) known[1](part);
          else say('500 unknown');
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    taken,
    url: `smtp://portal:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    /** The next recipients are refused so, one after the other; then taken. 'hang': no answer. */
    refuse(...answers: (string | 'hang')[]) {
      refusals = answers;
    },
    /** How whoever connects is greeted, and how the sender is answered; without arguments as usual. */
    answer({ greet = '220 falso ESMTP', sender = '250 ok' } = {}) {
      greeting = greet;
      toSender = sender;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
