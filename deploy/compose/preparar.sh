#!/bin/sh
# Sorteia os segredos de compose.yaml, uma vez: sh deploy/compose/preparar.sh painel.exemplo.com.br imoveis.exemplo.com.br
set -eu
[ $# -eq 2 ] || { echo 'Uso: sh preparar.sh NOME-DO-PAINEL NOME-DAS-PÁGINAS' >&2; exit 1; }
cd "$(dirname "$0")"
[ ! -e segredos ] || { echo 'A pasta segredos já existe; nada foi mudado.' >&2; exit 1; }
sortear() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
postgres=$(sortear) admin=$(sortear) s3=$(sortear)
mkdir segredos
chmod 711 segredos
printf '%s' "$postgres" > segredos/postgres
printf 'postgres://portal:%s@postgres:5432/portal' "$postgres" > segredos/banco
printf '%s' "$admin" > segredos/admin
printf '%s' "$s3" > segredos/s3
printf 'ROOT_ACCESS_KEY=portal\nROOT_SECRET_KEY=%s\n' "$s3" > segredos/arquivos.env
# Quem os lê nos contêineres não é o dono daqui; a pasta não se lista.
chmod 644 segredos/*
printf 'PAINEL=%s\nPAGINAS=%s\n' "$1" "$2" > .env
echo "Pronto. Entre como admin com a senha de $(pwd)/segredos/admin."
