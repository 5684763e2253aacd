import { editionValues } from './edition.ts';
import { compileTemplate, render } from './template.ts';

/** Renders a stored page for visitors without a corretor. */
export const renderWithoutCorretor = (html: string): string =>
  render(compileTemplate(html), editionValues(null, []));
