// Runs before every command, on any Node.js: says what to do when it is too old.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `\nO Portal do Corretor precisa do Node.js 22.18 ou mais novo (este é o ${process.versions.node}).\n` +
      'Em Linux e Windows, `npm ci` traz o Node.js certo para este projeto: rode-o e tente novamente.\n' +
      'No macOS, instale o Node.js 24 (https://nodejs.org). Em Alpine e outros Linux com musl, use uma imagem com glibc.\n',
  );
  process.exit(1);
}
