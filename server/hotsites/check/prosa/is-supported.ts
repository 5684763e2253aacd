import type { PageFacts } from '#contract/blueprint.ts';
import { unsupported } from '../figures.ts';
import { findClaims } from './find-claims.ts';
import { findLeftovers } from './leftovers.ts';
import { findSpelled } from './spelled.ts';

/** Whether the record holds everything a text says: its numbers, its claims, and nothing else is in it. */
export const isSupported = (text: string, facts: PageFacts): boolean =>
  unsupported(text, facts).length === 0 &&
  findClaims(text, facts).length === 0 &&
  findSpelled(text, facts).length === 0 &&
  findLeftovers(text, facts).length === 0;
