import { entity, noun } from '../base/entity.ts';
import { plainEntity } from '../base/plain.ts';

/** Messages for an incomplete form (TER-13, TER-14, TER-17, TER-18). */
const ofRegiao = 'Nome e código são obrigatórios';
const all = 'Todos os campos são obrigatórios';
const ofZona = 'Nome e cidade são obrigatórios';

export const regiao = plainEntity({
  name: 'regiao',
  list: 'regioes',
  noun: noun('região', 'regiões', 'f'),
  fields: {
    nome: { kind: 'text', label: 'Nome', required: ofRegiao, example: 'Sudeste' },
    codigo: {
      kind: 'text',
      label: 'Código',
      required: ofRegiao,
      max: 20,
      unique: 'Já existe uma região com este código',
      also: ['Sigla'],
      example: 'SE',
    },
  },
  key: ['codigo'],
});

export const estado = plainEntity({
  name: 'estado',
  list: 'estados',
  noun: noun('estado', 'estados', 'm'),
  isPublic: true,
  fields: {
    nome: { kind: 'text', label: 'Nome', required: all, example: 'São Paulo' },
    /** Exactly two letters, upper case (TER-15, TER-16). */
    sigla: {
      kind: 'text',
      label: 'Sigla',
      required: all,
      max: 2,
      code: /^[A-Z]{2}$/,
      hint: 'Duas letras, como SP.',
      unique: 'Já existe um estado com esta sigla',
      also: ['UF'],
      example: 'SP',
    },
    regiaoId: {
      kind: 'parent',
      of: regiao,
      label: 'Região',
      required: all,
      with: ['codigo'],
      example: 'Sudeste',
    },
  },
  key: ['sigla'],
});

export const cidade = plainEntity({
  name: 'cidade',
  list: 'cidades',
  noun: noun('cidade', 'cidades', 'f'),
  isPublic: true,
  fields: {
    nome: { kind: 'text', label: 'Nome', required: all },
    estadoId: { kind: 'parent', of: estado, label: 'Estado', required: all, with: ['sigla'] },
  },
  key: ['nome', 'estadoId'],
  columns: ['nome', 'uf'],
});

export const zona = plainEntity({
  name: 'zona',
  list: 'zonas',
  noun: noun('zona', 'zonas', 'f'),
  isPublic: true,
  fields: {
    nome: { kind: 'text', label: 'Nome', required: ofZona },
    cidadeId: { kind: 'parent', of: cidade, label: 'Cidade', required: ofZona, with: ['estadoId'] },
  },
  key: ['nome', 'cidadeId'],
  columns: ['nome', 'cidade', 'uf'],
});

export const bairro = entity({
  name: 'bairro',
  list: 'bairros',
  noun: noun('bairro', 'bairros', 'm'),
  isPublic: true,
  parents: { zonaId: 'zona' },
  shows: ['cidades', 'estados'],
  columns: ['nome', 'zona', 'cidade', 'uf', 'informacoes'],
});
