import { describe, expect, it } from 'vitest';
import { asked, reads } from '#tests/fixtures/typed-sheet.ts';

describe('where it stands', () => {
  it.each([
    ['Rua das Palmeiras, 120', { endereco: 'Rua das Palmeiras, 120' }],
    ['no Menino Deus, em Porto Alegre', { bairro: asked('Menino Deus'), cidade: 'Porto Alegre', uf: 'RS' }],
    ['no Altiplano, em João Pessoa', { bairro: asked('Altiplano'), cidade: 'João Pessoa', uf: 'PB' }],
    ['Vila Mariana - São Paulo - SP', { bairro: asked('Vila Mariana'), cidade: 'São Paulo', uf: 'SP' }],
    ['no Centro de Itapema/SC', { bairro: asked('Centro'), cidade: 'Itapema', uf: 'SC' }],
    [
      'Solar do Porto: apartamentos no Mar Grosso, Laguna/SC',
      { bairro: asked('Mar Grosso'), cidade: 'Laguna', uf: 'SC' },
    ],
    [
      'numa rua sem saída do Jardim Emília, em Sorocaba (SP)',
      { bairro: 'Jardim Emília', cidade: 'Sorocaba', uf: 'SP' },
    ],
    ['Pituba, Salvador - BA', { bairro: asked('Pituba'), cidade: 'Salvador', uf: 'BA' }],
    ['Taquaral - Campinas - SP', { bairro: asked('Taquaral'), cidade: 'Campinas', uf: 'SP' }],
    ['Bairro ....... Centro', { bairro: 'Centro' }],
    ['São Carlos . SP', { cidade: 'São Carlos', uf: 'SP' }],
    ['Bairro: Meia Praia', { bairro: 'Meia Praia' }],
    ['no bairro Meia Praia', { bairro: 'Meia Praia' }],
    ['Cidade: Itapema', { cidade: 'Itapema', uf: 'SC' }],
    ['No bairro da Torre', { bairro: 'Torre' }],
    ['O Veredas fica no Morada da Colina, na margem do rio', { bairro: 'Morada da Colina' }],
    ['Rua X, 120, Jaraguá', { endereco: 'Rua X, 120', bairro: asked('Jaraguá') }],
    ['Maceió/AL', { cidade: 'Maceió', uf: 'AL' }],
    ['Toledo PR - Jd. La Salle', { bairro: 'Jardim La Salle', cidade: 'Toledo', uf: 'PR' }],
    ['Avenida Brasil, nº 1200', { endereco: 'Avenida Brasil, nº 1200' }],
    ['Av. Brasil, 1200', { endereco: 'Av. Brasil, 1200' }],
    ['Endereço: Rua Tuiuti, s/n', { endereco: 'Rua Tuiuti, s/n' }],
    [
      'Alameda Santos, 1000, Jardins, São Paulo/SP, CEP 01418-100',
      { endereco: 'Alameda Santos, 1000', bairro: 'Jardins', cidade: 'São Paulo', uf: 'SP' },
    ],
    ['Rod. SC-401, km 5', { endereco: 'Rod. SC-401, km 5' }],
    [
      'Quadra 12, Lote 4, Setor Bueno, Goiânia - GO',
      { bairro: asked('Setor Bueno'), cidade: 'Goiânia', uf: 'GO' },
    ],
    ['Travessa do Porto, 33', { endereco: 'Travessa do Porto, 33' }],
    ['Bairro: Jd. Botânico de Curitiba', { bairro: asked('Jd. Botânico de Curitiba', 'Jardim Botânico') }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each([
    'Stand: Rua X, 120',
    'Divisa com o bairro de Moema',
    'Curitiba, 12 de maio de 2025',
    'Plantão de vendas: Rua das Flores, 10',
    'Visite o decorado na Rua das Flores, 10',
  ])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});

describe('its papers', () => {
  it.each([
    ['Incorporação R.01/71.002 do 1º RI', { registroIncorporacao: 'R.01/71.002', cartorio: '1º RI' }],
    [
      'Registro de incorporação nº R-4 da matrícula 10.200 do 2º Ofício de Registro de Imóveis de Itapema',
      {
        registroIncorporacao: 'R-4 da matrícula 10.200',
        cartorio: '2º Ofício de Registro de Imóveis de Itapema',
      },
    ],
    [
      'Memorial de incorporação registrado sob R-02 na matrícula 88.123 do 1º Registro de Imóveis',
      { registroIncorporacao: 'R-02 na matrícula 88.123', cartorio: '1º Registro de Imóveis' },
    ],
    [
      'Incorporação registrada no 3º Cartório de Registro de Imóveis de Curitiba, matrícula 12.345, R.2',
      {
        registroIncorporacao: 'matrícula 12.345, R.2',
        cartorio: '3º Cartório de Registro de Imóveis de Curitiba',
      },
    ],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each(['Matrícula 45.678', 'CRECI/AM 441'])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});

describe('what it has', () => {
  it.each([
    ['PISCINA AQUECIDA', { amenidades: ['Piscina aquecida'] }],
    ['Piscina', { amenidades: ['Piscina'] }],
    ['Academia, piscina e salão de festas', { amenidades: ['Academia', 'Piscina', 'Salão de festas'] }],
    ['Piscina adulto e infantil', { amenidades: ['Piscina adulto e infantil'] }],
    ['Espaço gourmet', { amenidades: ['Espaço gourmet'] }],
    ['Coworking e lavanderia compartilhada', { amenidades: ['Coworking', 'Lavanderia compartilhada'] }],
    ['Rooftop com piscina', { amenidades: ['Rooftop', 'Piscina'] }],
    ['Quadra de beach tennis', { amenidades: ['Quadra de beach tennis'] }],
    ['Portaria 24 horas', { amenidades: ['Portaria 24 horas'] }],
    ['Fechadura eletrônica nas portas de entrada', { amenidades: ['Fechadura eletrônica'] }],
    [
      'a 5 minutos do metrô',
      { distancias: [{ lugar: 'metrô', tipo: 'transporte', distancia: 5, medida: 'min', modo: null }] },
    ],
    [
      'A 300 metros da praia',
      { distancias: [{ lugar: 'praia', tipo: 'praia', distancia: 300, medida: 'm', modo: null }] },
    ],
    [
      'Shopping a 2 km',
      { distancias: [{ lugar: 'Shopping', tipo: 'compras', distancia: 2000, medida: 'm', modo: null }] },
    ],
    [
      'Hospital das Flores: 800 m',
      {
        distancias: [
          { lugar: 'Hospital das Flores', tipo: 'saude', distancia: 800, medida: 'm', modo: null },
        ],
      },
    ],
    [
      '5 min a pé da estação',
      { distancias: [{ lugar: 'estação', tipo: 'transporte', distancia: 5, medida: 'min', modo: 'a-pe' }] },
    ],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each([
    'Sauna ......... não',
    'Quadra: não',
    'Não há piscina',
    'Sem salão de festas',
    'a 900 m do Residencial Solar Verde',
  ])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});
