import { element, type HtmlElement, type HtmlNode, isElement } from '#server/kernel/html/tree.ts';

/*
 * COFECI 1.065/2007: the CRECI must be at least a quarter of the name's size. A foreign sheet can size both
 * freely, so each gets limits that no sheet overrides; designs within them are unchanged. In both units,
 * whatever a sheet does to the root.
 */
const smallestCreci = 'font-size:max(1em,12px,.75rem)!important';
const largestName = 'font-size:min(1em,max(48px,3rem))!important';

const holdsCreci = (text: string) => /\{\{\s*CORRETOR_CRECI\s*\}\}/.test(text);
const holdsName = (text: string) => /\{\{\s*CORRETOR_NOME(_GUERRA)?\s*\}\}/.test(text);

/** Enforces the council's sizes of name and CRECI, whatever the sheet says. */
export const enforceCreciSize = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.map((node) => {
    if (isElement(node)) return node.svg ? node : { ...node, children: enforceCreciSize(node.children) };
    if (holdsCreci(node)) return element('span', { style: smallestCreci }, [node]);
    return holdsName(node) ? element('span', { style: largestName }, [node]) : node;
  });

/** Whether every CRECI and name of a page is within those limits. */
export const hasValidCreciSize = (nodes: readonly HtmlNode[], parent: HtmlElement | null = null): boolean =>
  nodes.every((node) => {
    if (isElement(node)) return hasValidCreciSize(node.children, node);
    if (holdsCreci(node)) return parent?.attrs.style === smallestCreci;
    return !holdsName(node) || parent?.attrs.style === largestName;
  });
