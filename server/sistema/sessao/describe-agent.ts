const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const find = (list: [RegExp, string][], agent: string) => list.find(([sign]) => sign.test(agent))?.[1];

/** A browser's display name, 'Chrome no Windows'; null if it is none. */
export function describeAgent(agent: string | undefined): string | null {
  if (!agent?.startsWith('Mozilla/')) return null;
  const browser = find(browsers, agent) ?? 'Navegador';
  const system = find(systems, agent);
  return system ? `${browser} no ${system}` : browser;
}
