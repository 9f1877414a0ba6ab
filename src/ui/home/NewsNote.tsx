import { useStore } from 'zustand';
import { Button } from '../kit/Button.tsx';
import { dismissTrouble, pages } from '../pages/state.ts';

/** What came of something that was asked for. */
export function NewsNote() {
  const news = useStore(pages, (state) => state.news);
  return (
    <div role="status">
      {news && (
        <div className="trouble is-news">
          <p>{news.sentence}</p>
          {news.offer && <Button onClick={news.offer.take}>{news.offer.label}</Button>}
          <Button onClick={dismissTrouble}>Dismiss</Button>
        </div>
      )}
    </div>
  );
}
