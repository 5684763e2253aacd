import type { Values } from '#server/kernel/audit.ts';
import type { AnyResource } from './resource.ts';

/** The record as the log may name it: not where its name is somebody's personal data. */
export const logName = ({ personal = [] }: AnyResource, row: Values) =>
  personal.includes('nome') || personal.includes('titulo')
    ? undefined
    : ((row.nome ?? row.titulo) as string | undefined);
