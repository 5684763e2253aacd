import { describe, expect, it } from 'vitest';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { amenidadeGroup, amenidadeItems } from './amenidades.ts';

describe('amenities', () => {
  it.each([
    ['Piscina infantil', 'Lazer'],
    ['Salão de festas gourmet', 'Lazer'],
    ['Quadra de beach tennis', 'Esporte'],
    ['Academia', 'Esporte'],
    ['Sauna úmida', 'Bem-estar'],
    ['Espaço kids', 'Família'],
    ['Pet place', 'Família'],
    ['Co-working', 'Trabalho'],
    ['Mini mercado', 'Conveniência'],
    ['Portaria 24h', 'Segurança'],
    ['Carregador para carro elétrico', 'Tecnologia'],
    ['Sala de cerâmica', 'E mais'],
  ])('%s stands under %s', (amenidade, group) => {
    expect(amenidadeGroup(amenidade)).toBe(group);
  });

  const pictureOf = (kind: string, category: 'lazer' | 'interior' = 'lazer') =>
    assetOf(kind, { category, kind });
  const shown = (amenidade: string, kind: string) =>
    amenidadeItems([amenidade], [pictureOf(kind)])[0]?.asset === kind;

  it.each([
    ['Piscina adulto com raia', 'piscina'],
    ['Salão de festas', 'salao-de-festas'],
    ['Co-working', 'coworking'],
    ['Mini mercado', 'mercadinho'],
    ['Churrasqueiras', 'churrasqueira'],
    ['Pet care', 'pet-place'],
  ])('%s gets a picture of the kind %s', (amenidade, kind) => {
    expect(shown(amenidade, kind)).toBe(true);
  });
  it.each([
    ['Salão de jogos', 'salao-de-festas'],
    ['Espaço gourmet', 'lounge'],
    ['Carregador para carro elétrico', 'car-wash'],
  ])('%s gets none of the kind %s', (amenidade, kind) => {
    expect(shown(amenidade, kind)).toBe(false);
  });
  it('TRU-18 three pools get their own pictures or none', () => {
    const pools = ['Piscina adulto', 'Piscina infantil', 'Piscina coberta'];
    const of = (description: string, id = description) =>
      assetOf(id, { category: 'lazer', kind: 'piscina', description });
    const given = (...pictures: string[]) =>
      amenidadeItems(
        pools,
        pictures.map((one) => of(one)),
      ).map(({ asset }) => asset);
    const generic = 'Piscina do empreendimento';
    expect(given(generic, `${generic}.`)).toEqual([null, null, null]);
    const own = 'Piscina infantil do empreendimento';
    expect(given(generic, own)).toEqual([null, own, null]);
    // Whether it is heated is not seen: the picture may be the other pool's.
    const heated = amenidadeItems(['Piscina aquecida', 'Piscina infantil'], [of(generic)]);
    expect(heated.map(({ asset }) => asset)).toEqual([null, null]);
    const lanes = 'Piscina adulto com raia do empreendimento';
    expect(amenidadeItems(['Piscina com raia', 'Piscina adulto com raia'], [of(lanes)])[1]?.asset).toBe(
      lanes,
    );
    // A pool of no kind may be any.
    expect(amenidadeItems(['Piscina', 'Piscina infantil'], [of(generic)])[0]?.asset).toBe(generic);
  });
  it('show no room of an apartment as a common area', () => {
    expect(amenidadeItems(['Academia'], [pictureOf('academia', 'interior')])[0]?.asset).toBeNull();
  });
  it('stand with their kin where they would stand alone', () => {
    const names = [
      'Piscina',
      'Deck',
      'Quadra',
      'Bicicletário',
      'Lavanderia',
      'Coworking',
      'Gerador',
      'Sala de cerâmica',
    ];
    const groups = Map.groupBy(amenidadeItems(names, []), ({ grupo }) => grupo);
    expect([...groups].map(([grupo, items]) => [grupo, ...items.map(({ titulo }) => titulo)])).toEqual([
      ['Lazer', 'Piscina', 'Deck', 'Quadra'],
      ['Conveniência', 'Bicicletário', 'Lavanderia', 'Coworking', 'Gerador'],
      ['E mais', 'Sala de cerâmica'],
    ]);
    const few = ['Piscina', 'Deck', 'Mirante', 'Rooftop', 'Bicicletário', 'Coworking', 'Gerador'];
    expect(
      amenidadeItems(few, [])
        .slice(4)
        .map(({ grupo }) => grupo),
    ).toEqual(['Conveniência', 'Conveniência', 'Conveniência']);
  });
  it('are told once each, without shouting', () => {
    const items = amenidadeItems(['PISCINA ADULTO', 'Piscina adulto', '  sauna  seca ', ''], []);
    expect(items.map(({ titulo }) => titulo)).toEqual(['Piscina adulto', 'Sauna seca']);
  });
});
