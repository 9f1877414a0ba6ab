import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import * as v from 'valibot';
import {
  AcknowledgementForm,
  ClockNowForm,
  DeclinedForm,
  MomentMessageForm,
  OffersForm,
  PeopleForm,
  PresentForm,
  SaidForm,
} from '../../wire/answers.ts';
import { SOCKET_PATH } from '../../wire/names.ts';
import type { Connect } from './connection.ts';

/** How long an answer is waited for before it is asked for again, in milliseconds. */
const PATIENCE = 15_000;
/** How long after a server that could not tell who somebody are they asks again, in milliseconds. */
const PAUSE = 2000;

/** Connects to the server that this page came from, or that has this address, by a WebSocket. */
export const connectSocket =
  (address?: string): Connect =>
  (auth, hearing) => {
    const options: Partial<ManagerOptions & SocketOptions> = {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: (give) => give(auth()),
      reconnectionDelayMax: PAUSE,
      forceNew: true,
    };
    const socket = address === undefined ? io(options) : io(address, options);
    let again: ReturnType<typeof setTimeout> | undefined;
    /** Hears what has the form that was agreed upon; anything else is not from a server of this protocol. */
    const on = <T>(name: string, form: v.GenericSchema<unknown, unknown>, hear: (message: T) => void) =>
      socket.on(name, (message: unknown) => {
        const read = v.safeParse(form, message);
        if (read.success) hear(read.output as T);
      });
    on('present', PresentForm, hearing.present);
    on('moment', MomentMessageForm, hearing.moment);
    on('people', PeopleForm, hearing.people);
    on('said', SaidForm, hearing.said);
    on('offered', OffersForm, hearing.offered);
    on('declined', v.nullable(DeclinedForm), hearing.declined);
    on('clock', ClockNowForm, hearing.clock);
    socket.on('disconnect', (reason) => {
      hearing.lost();
      // A socket that the server has closed comes back only if it is asked to.
      if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), PAUSE);
    });
    socket.on('connect_error', ({ message }) => {
      if (message === 'forbidden') {
        socket.close();
        hearing.refused();
        return;
      }
      hearing.lost();
      if (!socket.active) again = setTimeout(() => socket.connect(), PAUSE);
    });
    return {
      async send(kind, message) {
        if (!socket.connected) return null;
        try {
          const read = v.safeParse(AcknowledgementForm, await socket.timeout(PATIENCE).emitWithAck(kind, message));
          return read.success ? read.output : null;
        } catch {
          return null;
        }
      },
      close() {
        clearTimeout(again);
        socket.close();
      },
    };
  };
