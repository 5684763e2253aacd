import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unsupported } from '../figures.ts';
import { findClaims } from './find-claims.ts';
import { findLeftovers } from './leftovers.ts';
import { findSpelled } from './spelled.ts';

/** Whether a text claims, hides or leaks something a person should see before publishing. */
export const isCaught = (text: string, facts: PageFacts): boolean =>
  findClaims(text, facts).length > 0 ||
  findSpelled(text, facts).length > 0 ||
  findLeftovers(text, facts).length > 0;

/** Whether the record supports everything a text says: numbers, claims, and nothing else is hidden in it. */
export const isSupported = (text: string, facts: PageFacts): boolean =>
  unsupported(text, facts).length === 0 && !isCaught(text, facts);
