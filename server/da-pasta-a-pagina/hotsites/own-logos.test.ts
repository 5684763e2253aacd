import { describe, expect, it } from 'vitest';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { withOwnLogos } from './own-logos.ts';

const names = { nome: 'Residencial Solar das Garças', incorporadora: 'Horizonte Incorporações Ltda.' };

/** A logo of a folder by its path and the words read on it. */
const logo = (path: string, words?: string | null, change: Partial<Asset> = {}): Asset =>
  assetOf(path, {
    path,
    name: path.split('/').at(-1)!,
    category: 'logo',
    ...(words == null
      ? {}
      : {
          words: words.split(' ').map((text) => ({
            text,
            confidence: text.endsWith('??') ? 0.5 : text.endsWith('?') ? 0.7 : 0.96,
          })),
        }),
    ...change,
  });
const shown = (...logos: Asset[]) =>
  withOwnLogos([assetOf('fachada'), ...logos], names)
    .filter(({ category }) => category === 'logo')
    .map(({ path, daIncorporadora }) => (daIncorporadora ? `${path} (incorporadora)` : path));

describe('the logo of a page is the building’s own', () => {
  it.each([
    ['its name', 'SOLAR DAS GARÇAS'],
    ['its name and what it is', 'SOLAR DAS GARÇAS RESIDENCE CLUB'],
    ['its name beside a slogan', 'SOLAR DAS GARÇAS morar junto da lagoa'],
    ['a part of its name and nothing else', 'GARÇAS'],
    ['a letter read as another', 'SOLAH DAS GARGAS'],
    ['letters far from each other', 'S O L A R D A S G A R Ç A S'],
    ['one of its words in letters apart', 'GAR ÇAS'],
    ['less sure words of it', 'Solar? das? Garças?'],
  ])('one that bears %s stays', (_, words) => {
    expect(shown(logo('img/x.png', words))).toEqual(['img/x.png']);
  });

  it.each([
    ['a bank’s', 'Logos/logo.png', 'BANCO DO PORTO'],
    ['a builder’s', 'Logos/logo.png', 'CONSTRUTORA ROCHA CLARA'],
    ['an architect’s, called like the building', 'Marca/Solar das Garças.png', 'MARINA ALVES arquitetura'],
    ['another building’s that shares a word', 'Logos/logo.png', 'SOLAR DAS PALMEIRAS'],
    ['another building’s that shares a word, beside a short one', 'Logos/logo.png', 'SOLAR MAR'],
    ['another building’s that shares a word, beside one hardly read', 'Logos/logo.png', 'SOLAR POMPEIA??'],
    ['a firm’s of the same name', 'Logos/logo.png', 'GARÇAS ENGENHARIA'],
    ['a seller’s of the same name', 'Logos/logo.png', 'Solar das Garças IMOVEIS'],
  ])('%s goes, whatever its file is called', (_, path, words) => {
    expect(shown(logo(path, words))).toEqual([]);
  });

  it('the incorporadora’s stands in only where the building has none', () => {
    const hers = logo('Logos/branca.png', 'HORIZONTE');
    expect(shown(hers)).toEqual(['Logos/branca.png (incorporadora)']);
    expect(shown(hers, logo('Logos/preta.png', 'BANCO PORTO'))).toEqual(['Logos/branca.png (incorporadora)']);
    expect(shown(hers, logo('a.png', 'SOLAR DAS GARÇAS'))).toEqual(['a.png']);
    expect(shown(hers, logo('solar_das_garcas_branca.png'))).toEqual(['solar_das_garcas_branca.png']);
  });

  it('her whole name is hers, though the building’s has a word of it', () => {
    const hers = logo('IMG_2291.png', 'ALEGRE empreendimentos');
    const ofBoth = { nome: 'Vista Alegre Residence', incorporadora: 'Alegre Empreendimentos' };
    expect(withOwnLogos([hers], ofBoth)).toEqual([{ ...hers, daIncorporadora: true }]);
  });

  it('one without letters goes by its name', () => {
    expect(shown(logo('img/logo-solar-das-garcas.png', ''))).toEqual(['img/logo-solar-das-garcas.png']);
    expect(shown(logo('img/Horizonte_logo_branca.png'))).toEqual([
      'img/Horizonte_logo_branca.png (incorporadora)',
    ]);
    expect(shown(logo('img/rocha-clara.png', ''))).toEqual([]);
  });

  it('what is called nothing but logo stays where marks lie, in all its colours; another name only if it is alone', () => {
    const plain = ['Marca/logo branca.png', 'Marca/Logo_Preta_02.png'].map((path) => logo(path, ''));
    expect(shown(...plain)).toEqual(plain.map(({ path }) => path));
    expect(shown(logo('Logos/IMG_8831.png'))).toEqual(['Logos/IMG_8831.png']);
    expect(shown(logo('Logos/IMG_8831.png'), logo('Logos/x9.png'))).toEqual([]);
    expect(shown(logo('Logos/IMG_8831.png'), logo('Logos/x9.png', 'BANCO DO PORTO'))).toEqual([]);
    expect(shown(logo('Imagens/IMG_8831.png'))).toEqual([]);
  });

  it('marks of others lie in folders called so', () => {
    for (const path of ['Logos/Bancos/logo.png', 'Parceiros/logo.png', 'Logos/Construtora/logo.png'])
      expect(shown(logo(path)), path).toEqual([]);
    expect(shown(logo('Material de vendas/Logo/logo.png'))).toEqual(['Material de vendas/Logo/logo.png']);
  });

  it('a person’s word is the last one; what is no logo, or none for certain, is left as it is', () => {
    const said = logo('x.png', 'BANCO DO PORTO', { classifiedBy: 'uma pessoa' });
    expect(shown(said)).toEqual(['x.png']);
    const unsure = logo('y.png', 'BANCO DO PORTO', { uncertain: true });
    expect(shown(unsure)).toEqual(['y.png']);
    const her = logo('Logo', undefined, { daIncorporadora: true });
    expect(shown(her)).toEqual(['Logo (incorporadora)']);
  });
});
