import { camposDaFicha, ficha } from '../cadastros/ficha.ts';
import { plainEntities } from '../entidades.ts';
import { namedFields } from './named-fields.ts';

/** Display names of fields, used in the audit log and wherever two values are compared. */
export const fieldLabels: Record<string, string> = {
  ...Object.fromEntries(
    plainEntities.flatMap(({ fields }) => Object.entries(fields).map(([name, { label }]) => [name, label])),
  ),
  ...Object.fromEntries(camposDaFicha.map((campo) => [campo, ficha[campo].rotulo])),
  ...namedFields,
};
