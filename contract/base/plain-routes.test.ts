import { expect, it } from 'vitest';
import { noun } from './entity.ts';
import { type PlainField, plainEntity } from './plain.ts';
import { plainRoutes } from './plain-routes.ts';

const kinds: [PlainField, value: unknown][] = [
  [{ kind: 'text', label: 'Campo', required: 'Falta' }, 'algo'],
  [{ kind: 'long-text', label: 'Campo', required: 'Falta', max: 20 }, 'algo'],
  [{ kind: 'count', label: 'Campo', required: 'Falta', max: 9 }, 0],
  [{ kind: 'decimal', label: 'Campo', required: 'Falta' }, '10.50'],
  [{ kind: 'day', label: 'Campo', required: 'Falta' }, '2027-03-15'],
];

it.each(kinds)(
  'a field of any kind that must be filled in is asked for by its own sentence: %o',
  (campo, value) => {
    const { input } = plainRoutes(
      plainEntity({
        name: 'coisa',
        list: 'coisas',
        noun: noun('coisa', 'coisas', 'f'),
        fields: { nome: { kind: 'text', label: 'Nome', required: 'Informe o nome' }, campo },
        key: ['nome'],
      }),
    );
    for (const given of [{}, { campo: null }, { campo: ' ' }])
      expect(input.safeParse({ nome: 'Uma', ...given }).error?.issues[0]?.message).toBe('Falta');
    expect(input.safeParse({ nome: 'Uma', campo: value }).data).toEqual({ nome: 'Uma', campo: value });
  },
);
