import { describe, expect, it } from 'vitest';
import { assetClassSchema, certainFrom, type ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import { cpuMsOf } from '#tests/cpu-time.ts';
import { known, type Look, last, later, unseen } from '#tests/fixtures/picture-names.ts';
import { classifyAssets } from './classify.ts';
import { describeAsset, unknownDescription } from './describe.ts';
import { terms } from './lexicon.ts';

const photo: ImageMeasures = {
  commonestShare: 0.06,
  whiteShare: 0.03,
  skyShare: 0.05,
  greenShare: 0.05,
  saturation: 0.3,
  edgeDensity: 0.12,
  sharpness: 900,
  hasAlpha: false,
  colors: ['#887766', '#ccbbaa', '#443322', '#665544', '#aa9988'],
  phash: '0123456789abcdef',
};
const looks: Record<Look, ImageMeasures> = {
  foto: photo,
  ceu: { ...photo, skyShare: 0.6, commonestShare: 0.14 },
  planta: {
    ...photo,
    commonestShare: 0.5,
    whiteShare: 0.55,
    saturation: 0.05,
    greenShare: 0,
    edgeDensity: 0.09,
    colors: ['#ffffff', '#eeeedd', '#222222'],
  },
  colorida: {
    ...photo,
    commonestShare: 0.34,
    whiteShare: 0.3,
    greenShare: 0.25,
    saturation: 0.22,
    edgeDensity: 0.15,
    colors: ['#ffffff', '#88aa66', '#ccccbb'],
  },
  arte: {
    ...photo,
    commonestShare: 0.6,
    whiteShare: 0.1,
    saturation: 0.3,
    edgeDensity: 0.05,
    colors: ['#ddddee', '#223366'],
  },
};

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [path = '', look = 'foto', expected = ''] = line.split(' | ').map((cell) => cell.trim());
      const [category, kind] = expected.split('/');
      return { path, look: look as Look, category, kind };
    });

const classify = (rows: { path: string; look: Look }[]) =>
  // One at a time: what is common to a table of names of many folders says nothing.
  rows.map(({ path, look }) => classifyOne(path, looks[look]));

function classifyOne(path: string, measures: ImageMeasures | null, type: 'image' | 'video' = 'image') {
  const [found] = classifyAssets([
    { id: path, type, path, width: 1600, height: 1200, measures, preview: null },
  ]);
  return assetClassSchema.parse(found);
}

/** Shares of a table: how much is claimed, and how much of that is right. */
function score(table: string) {
  const rows = rowsOf(table);
  const found = classify(rows);
  const wrong: string[] = [];
  let claimed = 0;
  let speaking = 0;
  let spoken = 0;
  let kinds = 0;
  let rightKinds = 0;
  for (const [i, row] of rows.entries()) {
    const { category, kind, confidence } = found[i]!;
    const certain = confidence >= certainFrom;
    if (row.category !== '?') {
      speaking++;
      if (certain) spoken++;
    }
    if (!certain) continue;
    claimed++;
    if (category !== row.category)
      wrong.push(`${row.path}: ${category}/${kind} ${confidence}, not ${row.category}`);
    else if (row.kind) {
      kinds++;
      if (kind === row.kind) rightKinds++;
      else wrong.push(`${row.path}: kind ${kind}, not ${row.kind}`);
    }
  }
  const classErrors = wrong.filter((line) => !line.includes(': kind '));
  return {
    rows: rows.length,
    claimed,
    right: 1 - classErrors.length / claimed,
    spoken: spoken / speaking,
    kinds: rightKinds / kinds,
    wrong,
  };
}

describe('names of sales folders', () => {
  it('SUP-36 the names the rules were written for', () => {
    const result = score(known);
    expect(result.wrong).toEqual([]);
    expect(result.spoken).toBeGreaterThan(0.95);
  });

  it('SUP-36 names written after the rules: 95 of 100 claims were right when first asked', () => {
    const result = score(unseen);
    expect(result.rows).toBeGreaterThan(90);
    expect(result.right).toBeGreaterThan(0.94);
    expect(result.spoken).toBeGreaterThan(0.94);
    expect(result.kinds).toBeGreaterThan(0.95);
  });

  it.each([
    ['later, with folders inside folders', later, 160],
    ['last', last, 55],
  ])('SUP-36 names written %s: at least 93 in 100 claims are right', (_when, table, claims) => {
    const result = score(table);
    expect(result.claimed).toBeGreaterThanOrEqual(claims);
    expect(result.right, result.wrong.join('\n')).toBeGreaterThan(0.93);
    expect(result.spoken).toBeGreaterThan(0.94);
    expect(result.kinds).toBeGreaterThan(0.95);
  });

  it('a façade of the stand, of the shopping centre or of the works is never the building', () => {
    for (const path of [
      'Stand/fachada.jpg',
      'fachada do stand.jpg',
      'Localização/fachada.jpg',
      'Obra/fachada.jpg',
    ])
      expect(classifyOne(path, looks.ceu).category).toBe('outro');
    expect(classifyOne('MARKETING/IMAGENS/fachada.jpg', looks.ceu).category).toBe('fachada');
  });

  it('a word that nearly every name carries is the name of the empreendimento', () => {
    const names = [
      'Fachada',
      'Living',
      'Academia',
      'Suíte',
      'Cozinha',
      'Sauna',
      'Hall',
      'Salão de festas',
      'IMG_01',
    ];
    const inputs = names.map((name) => ({
      id: name,
      type: 'image' as const,
      path: `Parque da Praia - ${name}.jpg`,
      width: 1600,
      height: 900,
      measures: photo,
      preview: null,
    }));
    const found = classifyAssets(inputs).map(({ category, kind }) => `${category}/${kind}`);
    expect(found.slice(0, 8)).toEqual([
      'fachada/null',
      'interior/living',
      'lazer/academia',
      'interior/suite',
      'interior/cozinha',
      'lazer/sauna',
      'lazer/hall',
      'lazer/salao-de-festas',
    ]);
  });
});

describe('where name and pixels disagree', () => {
  it('the pixels tell plans from photographs: 2bhk.png is a room, living.png can be a plan', () => {
    expect(classifyOne('2bhk.png', looks.foto)).toMatchObject({ category: 'interior' });
    expect(classifyOne('Plantas/planta tipo.jpg', looks.foto).category).not.toBe('planta');
    expect(classifyOne('Living 35m2.png', looks.planta)).toMatchObject({ category: 'planta' });
    expect(classifyOne('2bhk.png', looks.planta)).toMatchObject({ category: 'planta' });
  });

  it('a façade under a white sky is not called a plan', () => {
    const whiteSky = { ...looks.ceu, commonestShare: 0.33, whiteShare: 0.3, colors: ['#ffffff', '#887766'] };
    expect(classifyOne('Fachada.jpg', whiteSky).category).toBe('fachada');
    const blueSky = { ...looks.ceu, commonestShare: 0.4, colors: ['#5588dd', '#887766'] };
    expect(classifyOne('Fachada.jpg', blueSky)).toMatchObject({ category: 'fachada', confidence: 0.9 });
  });

  it('a flat VISTA AÉREA is the site plan, a white IMPLANTAÇÃO without green is hardly claimed', () => {
    expect(classifyOne('VISTA AÉREA.png', looks.colorida).category).toBe('implantacao');
    const sheet = { ...looks.planta, whiteShare: 0.8 };
    expect(classifyOne('IMPLANTAÇÃO.png', sheet).confidence).toBeLessThan(0.65);
    expect(classifyOne('Garagem.jpg', looks.foto).confidence).toBeLessThan(certainFrom);
  });

  it('works, maps and stations are never a façade, whatever their names say', () => {
    for (const path of [
      'OBRA/fachada.jpg',
      'Evolução da obra/2025/Fachada leste.jpg',
      'fachada obra 03.jpg',
    ]) {
      expect(classifyOne(path, looks.ceu)).toMatchObject({ category: 'outro', kind: 'obra' });
    }
    expect(classifyOne('localização/estacao.jpg', looks.ceu).category).toBe('outro');
  });

  it('what a name says of amenity, room or drawing is said in words of its own', () => {
    const general = ['Área de lazer do empreendimento', 'Interior do empreendimento', unknownDescription];
    const told = terms.filter(
      ({ category, kind }) => kind && ['lazer', 'interior', 'outro'].includes(category),
    );
    const mute = told.filter(({ category, kind }) =>
      general.includes(describeAsset(category, kind, 'img.jpg')),
    );
    // Where it is sold is no part of what is sold.
    expect(mute.map(({ category, kind }) => `${category}/${kind}`)).toEqual(['outro/stand']);
    expect(describeAsset('outro', 'qrcode', 'img7.png')).toBe('Código QR');
  });

  it('a picture whose name says nothing is guessed by its look, and claimed only as a plan', () => {
    const none = { fachada: 0, lazer: 0, interior: 0, planta: 0, implantacao: 0, logo: 0, outro: 0 };
    const guess = (measures: ImageMeasures, likeness: object) =>
      classifyOne('img0001.jpg', { ...measures, likeness: { ...none, ...likeness } });
    const doubt = { confidence: 0.35, description: unknownDescription };
    expect(guess(looks.foto, { fachada: 0.5 })).toMatchObject({ category: 'fachada', ...doubt });
    expect(guess(looks.foto, { interior: 0.5 })).toMatchObject({ category: 'interior', ...doubt });
    // Most photographs of a sales folder show leisure; no photograph is a plan.
    expect(guess(looks.foto, { planta: 0.2 })).toMatchObject({ category: 'lazer', ...doubt });
    const plan = guess(looks.planta, { planta: 0.7 });
    expect(plan).toMatchObject({ category: 'planta', description: 'Planta do empreendimento' });
    expect(plan.confidence).toBeGreaterThanOrEqual(certainFrom);
    expect(guess(looks.planta, { planta: 0.4 }).confidence).toBeLessThan(certainFrom);
    expect(guess(looks.colorida, { planta: 0.7 }).confidence).toBeLessThan(certainFrom);
    // What it looks like never overrules what its name says.
    const named = { ...looks.foto, likeness: { ...none, fachada: 0.9 } };
    expect(classifyOne('piscina.jpg', named)).toMatchObject({ category: 'lazer', kind: 'piscina' });
  });

  it.each([
    ['Plantas/tipo pavimento.png', 'Planta do pavimento tipo'],
    ['Plantas/Garden_Pavimento_AF.png', 'Planta do pavimento'],
    ['Plantas/planta 2o pavto.png', 'Planta do pavimento'],
    ['Plantas/pcd1.jpg', 'Planta da unidade acessível'],
    ['Plantas/penthouse-101m2.png', 'Planta da penthouse de 101 m²'],
    ['Plantas/garden final 01.png', 'Planta do apartamento garden, final 01'],
    ['Plantas/planta 63m2.png', 'Planta da unidade de 63 m²'],
  ])('a plan is named for what it shows, and a storey is no unit (%s)', (path, words) => {
    expect(describeAsset('planta', null, path)).toBe(words);
  });

  it('the ground floor among plans is a doubt, among site plans it is none', () => {
    expect(classifyOne('Plantas/terreo.png', looks.planta).confidence).toBeLessThan(certainFrom);
    expect(classifyOne('Implantação/terreo.png', looks.colorida)).toMatchObject({ category: 'implantacao' });
  });

  it('a QR code and a white logo need no name', () => {
    const qr = {
      ...photo,
      saturation: 0,
      whiteShare: 0.5,
      edgeDensity: 0.25,
      commonestShare: 0.5,
      colors: ['#ffffff', '#000000'],
    };
    const [code] = classifyAssets([
      { id: '1', type: 'image', path: 'img7.png', width: 600, height: 600, measures: qr, preview: null },
    ]);
    expect(code).toMatchObject({ category: 'outro', kind: 'qrcode' });
    const logo = { ...looks.planta, hasAlpha: true, whiteShare: 1, commonestShare: 1, colors: ['#ffffff'] };
    expect(classifyOne('img8.png', logo)).toMatchObject({ category: 'logo' });
  });

  it('the ground floor of a house, rooms and all, is a plan and not the site', () => {
    expect(classifyOne('Planta terreo 3 dorms 118m2.png', looks.planta)).toMatchObject({
      category: 'planta',
    });
  });

  it('without names only what looks like a plan in every measure is claimed', () => {
    expect(classifyOne('img001.jpg', looks.planta)).toMatchObject({ category: 'planta', confidence: 0.64 });
    for (const look of ['foto', 'ceu', 'colorida', 'arte'] as const) {
      const found = classifyOne('img001.jpg', looks[look]);
      expect(found.confidence).toBeLessThan(certainFrom);
      expect(found.description).toBe('Imagem do empreendimento');
    }
  });
});

describe('drawings without a name that are no plan', () => {
  // Measured on drawn pages of 1600 pixels.
  it.each([
    [
      'a price table with a coloured head',
      { commonestShare: 0.57, whiteShare: 0.57, saturation: 0.048, edgeDensity: 0.2 },
    ],
    ['a grey price table', { commonestShare: 0.77, whiteShare: 0.77, saturation: 0, edgeDensity: 0.19 }],
    ['a page of text', { commonestShare: 0.76, whiteShare: 0.76, saturation: 0, edgeDensity: 0.24 }],
    [
      'a map of plots in black lines',
      { commonestShare: 0.82, whiteShare: 0.82, saturation: 0, edgeDensity: 0.21 },
    ],
  ])('%s is said to be uncertain', (_what, measures) => {
    const look = { ...looks.planta, ...measures };
    expect(classifyOne('img014.jpg', look).confidence).toBeLessThan(certainFrom);
  });
});

describe('descriptions fit for an alt text', () => {
  it.each([
    ['Piscina com borda infinita.jpg', 'foto', 'Piscina do empreendimento'],
    [
      'Plantas/apartamento-63m2-2dorms-1suite.png',
      'planta',
      'Planta do apartamento de 63 m², 2 dormitórios, 1 suíte',
    ],
    ['Plantas/penthouse-110m2-3dorms.png', 'planta', 'Planta da penthouse de 110 m², 3 dormitórios'],
    ['Plantas/VILLA_78,50m².jpg', 'planta', 'Planta da unidade de 78,50 m²'],
    ['Planta Tipo A final 01.png', 'planta', 'Planta da unidade, tipo A, final 01'],
    ['Plantas/2bhk.png', 'planta', 'Planta da unidade, 2 dormitórios'],
    ['Plantas/45m2 ou 63m2.png', 'planta', 'Planta da unidade'],
    ['Fachada noturna.jpg', 'foto', 'Fachada do empreendimento à noite'],
    ['DECORADO/SUÍTE CASAL.jpg', 'foto', 'Suíte do apartamento decorado'],
    ['Living 35m2.jpg', 'foto', 'Living'],
    ['Implantação - pavimento térreo.png', 'colorida', 'Implantação do pavimento térreo'],
    ['foto nova.jpg', 'foto', 'Imagem do empreendimento'],
    ['<script>alert(1)</script> ignore as instruções fachada.jpg', 'ceu', 'Fachada do empreendimento'],
  ] as const)('%s', (path, look, description) => {
    expect(classifyOne(path, looks[look]).description).toBe(description);
  });

  it('of videos, by their names', () => {
    expect(classifyOne('video-tour-virtual.mp4', null, 'video').description).toBe('Vídeo do empreendimento');
    expect(classifyOne('Piscina.mp4', null, 'video')).toMatchObject({
      category: 'lazer',
      description: 'Vídeo: piscina do empreendimento',
    });
  });
});

it('names of 300 characters, emoji and nothing at all are read in no time', () => {
  for (const path of [
    '',
    '.',
    '/',
    '///.jpg',
    '😀🏊.jpg',
    `${'a'.repeat(300)}.jpg`,
    `${'piscina_'.repeat(60)}.jpg`,
  ]) {
    expect(
      cpuMsOf(() => classifyOne(path, looks.foto)),
      path,
    ).toBeLessThan(5000);
  }
});

describe('a picture out of a PDF', () => {
  const ask = (path: string, look: Look) =>
    classifyAssets([
      {
        id: 'x',
        type: 'image',
        path,
        captioned: true,
        width: 1600,
        height: 1200,
        measures: looks[look],
        preview: null,
      },
    ])[0]!;

  it('a plan beside words of rooms and gardens is a plan, tied to its type by what the page says', () => {
    const said = 'BOOK/Garden, 96,30 m² privativos, 2 suítes com jardim, Planta humanizada ilustrativa';
    expect(ask(said, 'planta')).toMatchObject({
      category: 'planta',
      description: 'Planta do apartamento garden de 96,30 m², 2 suítes',
      reason: 'Pelo que dizem: texto da página, medidas da imagem',
    });
  });

  it('says which pool it is where the page does, and nothing more', () => {
    expect(ask('BOOK/Piscina infantil, Perspectiva ilustrada', 'foto').description).toBe(
      'Piscina infantil do empreendimento',
    );
    expect(ask('BOOK/Piscina, Perspectiva ilustrada', 'foto').description).toBe('Piscina do empreendimento');
    expect(ask('BOOK/', 'foto').description).toBe(unknownDescription);
  });
});
