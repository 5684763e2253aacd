/// <reference path="./css-tree.d.ts" />
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { ident } from 'css-tree/utils';
import walk from 'css-tree/walker';

/** The parts of css-tree in use; its lexer with every property's grammar would cost each start 5 MiB. */
export const cssTree = { generate, ident, parse, walk };
