import { LatePart, late } from '../../kit/late.tsx';

const Preferences = late(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** The preferences, which are loaded when they are opened. */
export const LazyPreferences = ({ onClose }: { onClose: () => void }) => (
  <LatePart name="The page of preferences" close={onClose}>
    <Preferences onClose={onClose} />
  </LatePart>
);
