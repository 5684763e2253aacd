import type { SeenIntent } from '#contract/lisa/entendimento.ts';

export const classify = (_said: string): SeenIntent[] => [];
