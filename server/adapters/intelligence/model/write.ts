import { type Blueprint, type PageSource, sentinels } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { CallContext, SectionInput, WriteInput, WrittenSection } from '../port.ts';
import { ask } from './ask.ts';
import { createFence } from './fence.ts';
import { type StyleMaterial, sectionPrompt, withPictures, writePrompt } from './prompts.ts';
import type { Asker } from './question.ts';

/** Writes the page's three texts with one question, so that they agree on names. */
export async function writePage(
  input: WriteInput,
  context: CallContext,
  asker: Asker,
  material: StyleMaterial,
): Promise<PageSource> {
  const { system, user } = await writePrompt(context.prompt, createFence(), input, material);
  const { blueprint, pictures, revision } = input;
  const content = asker.seesPictures
    ? withPictures(user, pictures, {
        ids: pictureIds(blueprint.sections),
        most: mostPictures,
        drawn: revision?.drawn ?? [],
      })
    : user;
  return (await ask({ system, content, read: readPageSource }, context, asker)).value;
}
/** Those the page shows first. */
const mostPictures = 16;
const pictureIds = (sections: Blueprint['sections']): string[] => [
  ...new Set(
    sections.flatMap(({ assets, itens }) => [...assets, ...itens.flatMap(({ asset }) => asset ?? [])]),
  ),
];

/** Writes one section: its markup, and extra rules if the page's sheet is not enough. */
export async function writeSection(
  input: SectionInput,
  context: CallContext,
  asker: Asker,
  material: StyleMaterial,
): Promise<WrittenSection> {
  const { system, user } = await sectionPrompt(context.prompt, createFence(), input, material);
  const one = { ...asker, outputLimit: Math.ceil(asker.outputLimit / 4) };
  const { blueprint, pictures, section: id } = input;
  const ids = pictureIds(blueprint.sections.filter((section) => section.id === id));
  const content = asker.seesPictures ? withPictures(user, pictures, { ids, most: mostPictures }) : user;
  return (await ask({ system, content, read: readSection }, context, one)).value;
}

/** Parses the texts between the sentinels; a script is not requested, but reported if present. */
function readSection(text: string): { value: WrittenSection } | { problem: string } {
  const between = ([begin, end]: readonly [string, string]) => {
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from + begin.length);
    return from < 0 || to < 0 ? null : withoutFence(text.slice(from + begin.length, to));
  };
  const html = between(sentinels.html);
  if (html === null || !/<\w/.test(html))
    return { problem: `falta a seção entre ${sentinels.html[0]} e ${sentinels.html[1]}.` };
  return { value: { html, css: between(sentinels.css) ?? '', js: between(sentinels.js) ?? '' } };
}

/**
 * Parses the texts between the sentinels (HOT-47). All three must be present and closed, the HTML not empty.
 */
export function readPageSource(text: string): { value: PageSource } | { problem: string } {
  const parts: Partial<PageSource> = {};
  for (const [name, [begin, end]] of Object.entries(sentinels)) {
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from + begin.length);
    if (from < 0 || to < 0) return { problem: `falta o texto entre ${begin} e ${end}.` };
    if (text.indexOf(begin, from + 1) >= 0) return { problem: `${begin} aparece mais de uma vez.` };
    parts[name as keyof PageSource] = withoutFence(text.slice(from + begin.length, to));
  }
  const { html = '', css = '', js = '' } = parts;
  if (!/<\w/.test(html)) return { problem: 'o HTML está vazio.' };
  return { value: { html, css, js } };
}

/** Some models put a code fence inside the sentinels. */
function withoutFence(text: string): string {
  return text
    .trim()
    .replace(/^```\w*[ \t]*\n/, '')
    .replace(/\n```$/, '')
    .trim();
}
