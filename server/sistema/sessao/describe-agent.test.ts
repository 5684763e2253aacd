import { expect, it } from 'vitest';
import { describeAgent } from './describe-agent.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome no Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge no Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} OPR/120.0.0.0`, 'Opera no Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet no Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox no Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome no iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/130.0 Mobile/15E148 Safari/605.1.15',
    'Firefox no iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari no Mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome no ChromeOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Novo/1.0', 'Navegador no Windows'],
  ['Mozilla/5.0 Firefox/130.0', 'Firefox'],
])('%s is shown by the name of its browser and system: %s', (agent, name) => {
  expect(describeAgent(agent)).toBe(name);
});

it.each([undefined, '', 'curl/8.5.0', 'node Mozilla/5.0'])('%s is no browser', (agent) => {
  expect(describeAgent(agent)).toBeNull();
});
