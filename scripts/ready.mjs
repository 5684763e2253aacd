// Asks this machine's process whether it is ready, for container engines and systemd: exit code 0 if it is. With
// `--espera 60` it asks again for so many seconds. Plain JavaScript without a library: it runs every few seconds.
const { HOST = '127.0.0.1', PORT = '3000', ROLE, WORKER_PORT } = process.env;
const port = ROLE === 'worker' ? WORKER_PORT : PORT;
const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[HOST] ?? HOST;
const [option, seconds = '0'] = process.argv.slice(2);
const until = Date.now() + (option === '--espera' ? Number(seconds) * 1000 : 0);

/** What the process says of itself; null if it is ready. */
async function problem() {
  try {
    const answer = await fetch(`http://${host}:${port}/health/ready`, { signal: AbortSignal.timeout(4_000) });
    return answer.ok ? null : await answer.text();
  } catch (error) {
    return String(error.cause?.code ?? error.message);
  }
}

let said = await problem();
while (said !== null && Date.now() < until) {
  await new Promise((resolve) => setTimeout(resolve, 250));
  said = await problem();
}
if (said !== null) {
  console.error(`Ainda não está pronto (porta ${port}): ${said}`);
  process.exit(1);
}
