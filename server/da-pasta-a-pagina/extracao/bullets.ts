/** How an item of a list begins: a sign, or its number or letter. */
export const bullet = /^\s*(?:[•·▪■◦●○✓✔›»*→➢➤►▸‣°–—-]\s*(?=[\p{L}\d"“(])|(?:\d{1,2}[.)]|[a-z]\))\s)\s*/u;
