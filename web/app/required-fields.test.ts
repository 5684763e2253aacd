import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { fluxoFormSchema } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { screens } from '#web/app/screens.ts';
import { driveField, recordFields } from '#web/da-pasta-a-pagina/fluxo-ai/fluxo-form.ts';
import type { FormField } from '#web/kit/crud/screen.ts';
import { requiredOf } from '#web/kit/form/required.ts';

const declared = await Promise.all(
  screens.flatMap(({ path, declared }) =>
    declared
      ? [
          declared().then(async ({ form, loadRoutes }) => {
            const { input, update } = await loadRoutes();
            return {
              path,
              fields: form.fields as FormField[],
              input: input as z.ZodObject,
              update: update.body as z.ZodObject,
            };
          }),
        ]
      : [],
  ),
);

describe('PNL-16 (in part)', () => {
  test('a form marks what its contract refuses empty, and only that', () => {
    const marked = Object.fromEntries(
      declared.map(({ path, input, fields }) => [
        path.slice('/admin/'.length),
        [...requiredOf(input, fields)],
      ]),
    );
    expect(marked).toEqual({
      corretores: ['nome', 'nomeGuerra', 'email', 'creci', 'senha'],
      incorporadoras: ['nome'],
      'imoveis-usados': ['titulo', 'corretorId', 'tipo', 'bairroId'],
      hotsites: [],
      regioes: ['nome', 'codigo'],
      estados: ['nome', 'sigla', 'regiaoId'],
      cidades: ['nome', 'estadoId'],
      zonas: ['nome', 'cidadeId'],
      bairros: ['nome', 'zonaId'],
    });
    expect([...requiredOf(fluxoFormSchema, [...recordFields, driveField])]).toHaveLength(4);
  });

  test('the password of somebody who is there may stay as it is: it is marked for a new one alone', () => {
    const { update, fields } = declared.find(({ path }) => path === '/admin/corretores')!;
    expect([...requiredOf(update, fields)]).toEqual(['nome', 'nomeGuerra', 'email', 'creci']);
  });

  test('whatever refuses a text for its form says that form beside the field, or lets nothing else be typed', () => {
    const unsaid = declared.flatMap(({ path, input, fields }) =>
      fields.flatMap((field) => {
        if (field.kind !== 'text' || field.type === 'date') return [];
        const isRefused = input.shape[field.name]?.safeParse('?? !!').success === false;
        return isRefused && !field.hint && !field.placeholder && field.inputMode !== 'numeric'
          ? [`${path} ${field.name}`]
          : [];
      }),
    );
    expect(unsaid).toEqual([]);
  });
});
