import { leaveComposition } from './commands/composition.ts';
import { keepUpWithTranslators } from './kit/translated.ts';

leaveComposition();
keepUpWithTranslators(document.body);
