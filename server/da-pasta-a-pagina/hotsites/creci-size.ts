import { element, type HtmlElement, type HtmlNode, isElement } from '#server/kernel/html/tree.ts';

/*
 * COFECI 1.065/2007: the CRECI stands at not less than a quarter of the size of the name. A sheet
 * somebody else wrote can size both as it likes, so each gets a limit that no sheet outweighs: what is
 * designed within them stays as it is designed. In both units, for whatever a sheet makes of the root.
 */
const smallestCreci = 'font-size:max(1em,12px,.75rem)!important';
const largestName = 'font-size:min(1em,max(48px,3rem))!important';

const holdsCreci = (text: string) => /\{\{\s*CORRETOR_CRECI\s*\}\}/.test(text);
const holdsName = (text: string) => /\{\{\s*CORRETOR_NOME(_GUERRA)?\s*\}\}/.test(text);

/** A page whose corretor's name and CRECI keep to the sizes the council asks for, whatever its sheet says. */
export const keepCreciSize = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.map((node) => {
    if (isElement(node)) return node.svg ? node : { ...node, children: keepCreciSize(node.children) };
    if (holdsCreci(node)) return element('span', { style: smallestCreci }, [node]);
    return holdsName(node) ? element('span', { style: largestName }, [node]) : node;
  });

/** Whether each CRECI and each name of a page stand within those limits. */
export const isCreciSizeKept = (nodes: readonly HtmlNode[], parent: HtmlElement | null = null): boolean =>
  nodes.every((node) => {
    if (isElement(node)) return isCreciSizeKept(node.children, node);
    if (holdsCreci(node)) return parent?.attrs.style === smallestCreci;
    return !holdsName(node) || parent?.attrs.style === largestName;
  });
