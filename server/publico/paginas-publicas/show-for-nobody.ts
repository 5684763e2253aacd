import { editionValues } from './edition.ts';
import { compileTemplate, render } from './template.ts';

/** A stored page as visitors see it who come without a corretor. */
export const showPageForNobody = (html: string): string =>
  render(compileTemplate(html), editionValues(null, []));
