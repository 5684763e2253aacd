import { z } from 'zod';

/** How something outside fares; 'desligado' is what is not configured, and no fault. */
export const estadosDeServico = ['ok', 'aviso', 'falha', 'desligado'] as const;
export const estadoDeServicoSchema = z.enum(estadosDeServico);
export type EstadoDeServico = z.infer<typeof estadoDeServicoSchema>;
