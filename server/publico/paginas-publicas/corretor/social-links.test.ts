import { expect, it } from 'vitest';
import { socialLinks } from './social-links.ts';

it.each([
  ['instagram', '@ana.mar', 'https://www.instagram.com/ana.mar'],
  ['Instagram', 'instagram.com/ana', 'https://instagram.com/ana'],
  ['youtube', 'ana', 'https://www.youtube.com/@ana'],
  ['facebook', 'https://fb.com/ana', 'https://fb.com/ana'],
  ['linkedin', 'https://www.linkedin.com/in/ana', 'https://www.linkedin.com/in/ana'],
])('PUB-01 %s typed as %s leads to %s', (rede, typed, url) => {
  expect(socialLinks({ [rede]: typed }, null).map((link) => link.url)).toEqual([url]);
});

it.each([
  ['instagram', 'javascript:alert(1)'],
  ['instagram', 'https://evil.example/ana'],
  ['instagram', 'https://instagram.com@evil.example/'],
  ['instagram', '"><script>'],
  ['constructor', 'ana'],
  ['orkut', 'ana'],
])('PUB-10 %s typed as %s is no link', (rede, typed) => {
  expect(socialLinks({ [rede]: typed }, null)).toEqual([]);
});

it('PUB-01 his own site is linked where it is a web address', () => {
  expect(socialLinks(null, 'anamar.com.br')).toEqual([{ nome: 'Site', url: 'https://anamar.com.br/' }]);
  for (const odd of ['javascript:alert(1)', 'data:text/html,x', 'x', 'https://a:b@c.com'])
    expect(socialLinks(null, odd)).toEqual([]);
});
