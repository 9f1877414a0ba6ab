import type { Locator, Page } from 'playwright/test';
import { readPicture } from '../tests/fixtures/qr-code.ts';

/** In pixels of the page, how much of a picture is looked at from its upper right corner. */
interface Corner {
  width: number;
  height: number;
}

/** The pixels of a picture, or of its corner, as the browser has them, of one brightness each. */
const pixelsOf = (page: Page, png: string, corner: Corner | null) =>
  page.evaluate(
    async ([packed, part]) => {
      const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const width = Math.round(part ? part.width * devicePixelRatio : picture.width);
      const height = Math.round(part ? part.height * devicePixelRatio : picture.height);
      const drawing = new OffscreenCanvas(width, height).getContext('2d');
      drawing?.drawImage(picture, width - picture.width, 0);
      const { data } = drawing?.getImageData(0, 0, width, height) ?? { data: [] };
      const letters = Array.from({ length: width * height }, (_, nth) => String.fromCharCode(data[nth * 4] ?? 0));
      return { width, height, packed: btoa(letters.join('')) };
    },
    [png, corner] as const,
  );

/** Dots to the pixel of the page: with four of them it is sharp as what comes out of a printer, 384 to the inch. */
export const AS_PRINTED = { deviceScaleFactor: 4 };

/** What the square code in a picture on the page says, or in its upper right corner, as a phone reads it off the screen. */
export async function scanned(page: Page, picture: Locator, corner: Corner | null = null): Promise<string> {
  const png = await picture.screenshot({ scale: 'device' });
  const pixels = await pixelsOf(page, png.toString('base64'), corner);
  const grey = Buffer.from(pixels.packed, 'base64');
  const data = Uint8Array.from({ length: grey.length * 4 }, (_, at) => grey[at >> 2] ?? 0);
  return readPicture({ ...pixels, data });
}
