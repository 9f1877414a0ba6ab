import type { Face } from './marks.ts';

/** How far each letter moves on, in thousandths of the em: first ASCII from the space, then `MORE`. */
const ADVANCES: Record<Face, string> = {
  title:
    '200 279 346 616 444 766 603 170 311 311 361 438 211 331 223 415 453 284 438 436 484 439 440 407 440 435 275 232 438 438 438 437 759 482 470 464 476 438 421 467 480 230 452 491 426 548 514 473 465 461 471 444 468 479 488 689 475 474 412 345 415 345 422 421 220 446 445 434 445 436 298 441 447 219 217 449 209 675 447 442 448 448 324 412 291 447 436 613 439 423 373 344 186 344 490 188 380 438 399 225 437 438 200',
  label:
    '200 269 306 606 434 772 581 152 279 279 361 439 199 325 211 386 450 274 425 426 459 428 429 392 434 423 252 218 439 439 439 413 759 456 462 457 472 435 415 462 477 224 443 477 415 538 507 467 457 455 461 434 452 478 471 665 460 456 406 330 386 330 413 405 206 434 437 422 437 426 291 431 439 215 211 433 199 665 439 432 441 441 313 398 282 438 415 592 417 403 368 319 171 319 480 165 377 439 389 215 419 439 200',
  text: '236 284 419 713 598 927 694 242 335 335 450 600 272 399 272 383 600 600 600 600 600 600 600 600 600 600 292 292 600 600 600 477 891 641 653 621 671 583 559 695 707 400 510 634 501 812 707 708 606 708 640 581 572 678 609 891 613 593 580 317 383 317 600 565 600 534 580 503 580 549 324 528 568 250 250 527 272 873 568 560 580 580 367 487 351 568 492 768 507 499 464 343 314 343 600 273 588 600 600 326 586 600 236',
  hand: '236 289 443 663 571 917 685 246 339 339 513 600 288 390 288 421 600 600 600 600 600 600 600 600 600 600 308 308 600 600 600 479 875 638 637 616 665 571 548 678 691 399 514 633 498 791 691 686 609 686 638 581 562 665 609 896 615 597 567 320 421 319 600 548 590 586 577 491 586 513 327 520 575 271 263 532 271 860 575 547 577 577 377 482 335 571 496 762 504 495 467 343 344 343 600 279 573 600 600 331 557 600 236',
};

/** The letters beyond ASCII that the sheets use; anything else is taken as wide as an em. */
const MORE = '’–−×·§÷\u00a0';

const EM = 1000;
const tables = new Map<Face, readonly number[]>();

function tableOf(face: Face): readonly number[] {
  const known = tables.get(face) ?? ADVANCES[face].split(' ').map(Number);
  tables.set(face, known);
  return known;
}

/** How far a letter moves on, in thousandths of the em. */
export function textAdvance(face: Face, letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const place = code < 127 ? code - 32 : MORE.includes(letter) ? 95 + MORE.indexOf(letter) : -1;
  return tableOf(face)[place] ?? EM;
}

function advanceOf(face: Face, text: string): number {
  let sum = 0;
  for (const letter of text) sum += textAdvance(face, letter);
  return sum;
}

/** How wide a text is. */
export const textWidth = (face: Face, text: string, size: number): number => (advanceOf(face, text) * size) / EM;

/** The size in which a text keeps within a width: the one asked for, or smaller. */
export function fittingSize(face: Face, text: string, size: number, width: number): number {
  const wide = textWidth(face, text, size);
  return wide > width ? Math.floor(((size * width) / wide) * 100) / 100 : size;
}

/** A text in lines that keep within a width, broken between words; joined with spaces they are the text again. */
export function wrap(face: Face, text: string, size: number, width: number): string[] {
  const space = advanceOf(face, ' ');
  const lines: string[] = [];
  let taken = 0;
  for (const word of text.split(' ')) {
    const longer = taken + space + advanceOf(face, word);
    const last = lines.at(-1);
    if (last !== undefined && (longer * size) / EM <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
      taken = longer;
    } else {
      lines.push(word);
      taken = longer - taken - space;
    }
  }
  return lines;
}
