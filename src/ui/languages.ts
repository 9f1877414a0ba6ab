import { keepUpWithTranslators } from './elements/translated.ts';
import { leaveComposition } from './keys/composition.ts';

leaveComposition();
keepUpWithTranslators(document.body);
