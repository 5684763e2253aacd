/** Side of the stored picture, in pixels (UPL-04). */
const side = 300;

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Crops a square from a picture, keeping transparency. */
export async function cropImage(url: string, area: CropArea, sourceType: string): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const type = sourceType === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('no picture');
  return new File([blob], type === 'image/jpeg' ? 'foto.jpg' : 'foto.png', { type });
}
