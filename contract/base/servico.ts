import { z } from 'zod';

/** State of an outside service; 'desligado' means not configured, which is not a fault. */
export const estadosDeServico = ['ok', 'aviso', 'falha', 'desligado'] as const;
export const estadoDeServicoSchema = z.enum(estadosDeServico);
export type EstadoDeServico = z.infer<typeof estadoDeServicoSchema>;
