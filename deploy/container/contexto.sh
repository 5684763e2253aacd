#!/bin/sh
# Monta numa pasta tudo o que a imagem leva, sem buscar imagem nenhuma: as poucas bibliotecas vêm dos pacotes da
# distribuição (Debian ou Ubuntu, com apt-get e dpkg-deb), o Node.js e as dependências vêm do package-lock.json.
#   sh deploy/container/contexto.sh PASTA && buildah build --format docker --tag portal-do-corretor PASTA
# Rode na raiz do projeto, depois de `npm ci && npm run build`. Não precisa ser root.
set -eu
destino=${1:?Uso: sh deploy/container/contexto.sh PASTA}
[ -f dist/parts.cdx.json ] || { echo 'Falta a pasta dist: rode antes npm ci && npm run build.' >&2; exit 1; }
[ ! -e "$destino" ] || { echo "A pasta $destino já existe: dê o nome de uma que não existe." >&2; exit 1; }
mkdir -p "$destino/pacotes"
destino=$(cd "$destino" && pwd)
raiz=$destino/raiz
portal=$raiz/opt/portal
mkdir -p "$portal"

# Bibliotecas: o que o Node.js, o sharp e o canvas ligam, certificados e fusos. Nem shell nem gerenciador de pacotes.
(cd "$destino/pacotes" && apt-get download libc6 libgcc-s1 libstdc++6 ca-certificates tzdata)
for pacote in "$destino"/pacotes/*.deb; do dpkg-deb -x "$pacote" "$raiz"; done
# Distribuições que juntaram /lib a /usr/lib ligam uma à outra noutro pacote.
for pasta in lib lib64; do
  [ -e "$raiz/$pasta" ] || [ ! -e "$raiz/usr/$pasta" ] || ln -s "usr/$pasta" "$raiz/$pasta"
done
rm -rf "$destino/pacotes" "$raiz"/usr/share/doc "$raiz"/usr/share/man "$raiz"/usr/share/lintian
mkdir -p "$raiz/etc/ssl/certs" "$raiz/tmp" "$destino/dados" "$raiz/run" "$raiz/proc" "$raiz/sys" "$raiz/dev"
find "$raiz/usr/share/ca-certificates" -name '*.crt' -exec cat {} + \
  > "$raiz/etc/ssl/certs/ca-certificates.crt"
printf 'root:x:0:0::/:/nenhum\nportal:x:10001:10001::/dados:/nenhum\n' > "$raiz/etc/passwd"
printf 'root:x:0:\nportal:x:10001:\n' > "$raiz/etc/group"
printf 'hosts: files dns\n' > "$raiz/etc/nsswitch.conf"
chmod 1777 "$raiz/tmp"

# O produto: o que foi construído e o que ele usa em produção.
cp -R package.json package-lock.json scripts server contract site dist CHANGELOG.md "$portal/"
(cd "$portal" && npm ci --omit=dev --no-audit --no-fund)
find "$portal/scripts" "$portal/server" "$portal/contract" "$portal/site" \
  \( -name '*.test.*' -o -name '*.fixture.*' \) -delete
# Do pacote do Node.js fica só o programa, no lugar de sempre.
node=$(find "$portal/node_modules" -maxdepth 1 -name 'node-linux-*' -print -quit)
mkdir -p "$raiz/usr/bin"
mv "$node/bin/node" "$raiz/usr/bin/node"
rm -rf "$node"
find "$portal/node_modules" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
cp "$(dirname "$0")/Containerfile" "$destino/Containerfile"
echo "Pronto: $(du -sh "$raiz" | cut -f1) em $raiz"
