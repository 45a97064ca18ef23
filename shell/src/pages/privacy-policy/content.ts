import type { LegalText } from '../../layout/legal/LegalPage';
import { COOKIE_NAMES, FUNCTION_COOKIE_NAMES } from '../../browser/siteCookie';
import { OUTSIDE_HOSTS } from '../../profile/outsideHosts';
import { THEME_COOKIE_DAYS } from '../../theme/themeCookie';

export const PRIVACY_POLICY: LegalText = {
  lead: 'This site counts nobody, follows nobody and loads nothing from anybody else. One demo asks a public film service, and only after you press its button. What the site remembers, it remembers in your own browser.',
  sections: [
    {
      id: 'visits',
      title: 'When you visit',
      blocks: [
        'To send you a page, a server must know your address on the network, the page you ask for, and what your browser says about itself. The host of this site may keep these in a log for a short time to fend off attacks. I do not use such logs to learn about visitors.',
        'There are no statistics, no tracking pixels, no fingerprinting, and no advertising.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Cookies of this site belong to it alone and are sent over encrypted connections only. Without an account there are two, and neither says who you are:',
        {
          points: [
            `“${COOKIE_NAMES.theme}” keeps your choice of the light or the dark theme, for ${THEME_COOKIE_DAYS} days. It is set when you use the switch in the header.`,
            `“${COOKIE_NAMES.countdown}” remembers for one day that you have dismissed the note on site updates.`,
            `“${COOKIE_NAMES.account}” is set when you sign in, and tells the pages who you are. Signing out deletes it, and it ends by itself.`,
            `“${FUNCTION_COOKIE_NAMES.session}” comes with it and proves to the server that it is you. No script can read it. Signing out ends the session, here and on the server; otherwise it ends after one day.`,
            `“${FUNCTION_COOKIE_NAMES.device}” stays for 180 days after you signed in. It tells the server that you have used this browser before, so that a stranger who guesses at your password cannot keep you out.`,
            `“${COOKIE_NAMES.google}” takes its place where you sign in through another company.`,
            `“${COOKIE_NAMES.devServers}” is for those who build this site: it is set on a server of their own only, when they try out unfinished work.`,
          ],
        },
        'You can delete all of them in your browser at any time. The site then follows your system’s theme, shows the note again, and no longer knows you.',
      ],
    },
    {
      id: 'storage',
      title: 'What stays in your browser',
      blocks: [
        {
          points: [
            'The browser remembers that you have been welcomed, so that the greeting comes only once.',
            'For the length of a visit, it notes which parts of the site it loaded, how long each took and what went wrong, so that a fault can be told.',
            'What you type and do not send stays in its tab until you close that, so that a page that has to load again does not lose it. Passwords are not kept.',
            'If you try another release of a part of this site on the page “Composition”, that choice is kept until you take it back.',
            'Some demos and the guest list keep what you make in your browser’s storage, so that it is there when you come back. None of it is sent anywhere.',
            'After your first visit the browser keeps a copy of the pages, so that they open without a network. It is replaced when the site changes, and is not made where you ask your browser to save data.',
            'Pages and files you have opened may be kept on your device, so that the site opens quickly and without a connection.',
          ],
        },
        'Clearing the data of this site in your browser’s settings removes all of it.',
      ],
    },
    {
      id: 'devices',
      title: 'Camera, microphone, location',
      blocks: [
        'Three demos use a device of yours: one the camera, one the microphone, one the location. Each asks first, when you press its button, and each says what it does if you refuse. Pictures and positions do not leave your device.',
        'Speech recognition is done by your browser, and some browsers send the sound to their maker to be understood. The demo says so before it starts, and it can be used by typing instead.',
      ],
    },
    {
      id: 'others',
      title: 'Requests to others',
      blocks: [
        `One demo, “Fetch API”, finds films in the data of a public service, ${OUTSIDE_HOSTS.films}. It asks that service only after you press its button, and works with data of its own until then. The service is not mine: it sees your address on the network and what your browser says about itself, under its own policy. No cookie is sent with the request, and not the page you come from.`,
        'No other page of this site asks anybody else for anything.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      blocks: [
        'No page of this site needs an account. If you choose to make one, the name, e-mail address and user name you enter are stored to recognise you, together with your password in a form that cannot be read back. While you are signed in, your browser keeps your profile and the session; signing out deletes both.',
        'If you sign in through another company, that company learns that you did, under its own policy. Nothing of that company is loaded before you ask for it.',
      ],
    },
    {
      id: 'mail',
      title: 'When you write to me',
      blocks: [
        'The contact page opens your own mail program; the site does not see your message. I keep a mail for as long as our conversation needs it, and pass it on to nobody.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may ask what I know about you, have it corrected or deleted, object to its use, and complain to the data protection authority where you live. For most visitors the honest answer to the first question is: nothing.',
        'This policy is in force since 1 November 2026. If the site learns to do something new with data, it will be written here first.',
      ],
    },
  ],
};
