import * as making from './create-material.ts';
import * as pictures from './pictures.ts';
import * as sending from './send-peca.ts';

/** Sales material of an empreendimento, in a corretor's edition or neutral (PAG-10). */
export const createMaterial = making.createMaterial;
export type Material = making.Material;

/** Answers with a piece of it, as a file. */
export const sendMaterial = sending.sendPeca;

/** The pictures of an empreendimento as they are sent. */
export const { cardPicture, imagesOf, readPictures } = pictures;
