/** The program's version, as in package.json and at the head of CHANGELOG.md. */
export const versao = '2.1.4';
