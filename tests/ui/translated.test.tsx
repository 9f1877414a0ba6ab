import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepUpWithTranslators } from '../../src/ui/kit/translated.ts';

let say: (turn: number) => void = () => {};

/** Texts as they stand on the page: alone, beside elements and each other, and only now and then. */
function Words() {
  const [turn, setTurn] = useState(1);
  say = setTurn;
  return (
    <div>
      <p>
        Game-Turn {turn} of <b>{turn + 6}</b>, {turn % 2 === 0 ? 'player 2' : 'player 1'}
      </p>
      <p>
        {turn > 1 && 'Later. '}
        <i>{turn}</i>
        {turn < 3 && ' Early.'}
      </p>
      <p>{turn === 2 ? 'Nothing else' : <em>Much else</em>}</p>
      <p>Alone {turn}</p>
    </div>
  );
}

const textsIn = (page: Element): Text[] => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found.filter(({ data, parentElement }) => data !== '' && parentElement?.nodeName !== 'FONT');
};

/** Translators put others in the place of texts, or wrap them. */
const TRANSLATORS = {
  replaces: (text: Text, font: Element) => {
    font.textContent = text.data;
    text.replaceWith(font);
  },
  wraps: (text: Text, font: Element) => {
    text.replaceWith(font);
    font.append(text);
  },
};

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));

keepUpWithTranslators(document.body);
afterEach(() => say(1));

test.each(Object.keys(TRANSLATORS) as (keyof typeof TRANSLATORS)[])(
  'a page that a translator %s says what it says to others',
  async (way) => {
    const translate = (page: Element) => {
      for (const text of textsIn(page)) TRANSLATORS[way](text, document.createElement('font'));
    };
    const plain = render(<Words />);
    const sayPlain = say;
    const page = render(<Words />);
    const sayHere = say;
    for (const turn of [2, 3, 2, 1, 4, 2]) {
      translate(page.container);
      await settle();
      expect(page.container.textContent).toBe(plain.container.textContent);
      act(() => {
        sayPlain(turn);
        sayHere(turn);
      });
      await settle();
      expect(page.container.textContent).toBe(plain.container.textContent);
    }
  },
);
