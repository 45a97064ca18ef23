import type { LegalText } from '../../layout/legal/LegalPage';
import { COOKIE_NAMES, API_COOKIE_NAMES } from '../../browser/siteCookie';
import { OUTSIDE_HOSTS } from '../../profile/outsideHosts';
import { THEME_COOKIE_DAYS } from '../../theme/themeCookie';

export const PRIVACY_POLICY: LegalText = {
  lead: 'This site counts nobody, follows nobody and loads nothing from anybody else. One demo asks a public film service, and only after you press its button. What the site remembers, it remembers in your own browser.',
  sections: [
    {
      id: 'visits',
      title: 'When you visit',
      blocks: [
        'To send you a page, a server must know your network address, the page you ask for and what your browser says about itself. The host of this site may keep these in a log for a short time to fend off attacks. I do not use such logs to learn about visitors.',
        'There are no statistics, no tracking pixels, no fingerprinting, and no advertising.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'The cookies of this site are its own, and they are sent over encrypted connections only. If you visit without an account, only the first two can be set, and neither says who you are:',
        {
          points: [
            `“${COOKIE_NAMES.theme}” keeps your choice of the light or the dark theme, for ${THEME_COOKIE_DAYS} days. It is set when you use the switch in the header.`,
            `“${COOKIE_NAMES.countdown}” remembers for one day that you have dismissed the note on site updates.`,
            `“${COOKIE_NAMES.account}” is set when you sign in, and tells the pages who you are. Signing out deletes it; otherwise it expires by itself.`,
            `“${API_COOKIE_NAMES.session}” comes with it and proves to the server that it is you. No script can read it. Signing out ends the session, here and on the server; otherwise it ends after one day.`,
            `“${API_COOKIE_NAMES.device}” stays for 180 days after you sign in. It tells the server that you have used this browser before, so that a stranger trying to guess your password cannot lock you out.`,
            `“${COOKIE_NAMES.google}” takes the place of “${COOKIE_NAMES.account}” if you sign in through another company.`,
            `“${COOKIE_NAMES.devServers}” is for the people who build this site: it is set only on their own servers, when they try out unfinished work.`,
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
            'The browser remembers that you have seen the welcome message, so that it appears only once.',
            'During a visit, it notes which parts of the site it loaded, how long each took and what went wrong, so that a fault can be traced.',
            'What you type but do not send, and how far you have scrolled, stays in the tab until you close it, so that it is not lost if the page has to reload. Passwords, codes and card numbers are not kept.',
            'If you try another release of a part of this site on the page “Composition”, that choice is kept until you undo it.',
            'Some demos and the guest list keep what you make in your browser’s storage, so that it is there when you come back. None of it is sent anywhere.',
            'After your first visit the browser keeps a copy of the pages, so that they open without a network. It is replaced when the site changes, and it is not made if you have asked your browser to save data.',
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
        'Three demos can use your camera, your microphone or your location. Each asks first, when you press its button, and says what it does if you refuse. Pictures and positions do not leave your device.',
        'Your browser does the speech recognition, and some browsers send the sound to their maker for it. The demo says so before it starts, and it can be used by typing instead.',
      ],
    },
    {
      id: 'others',
      title: 'Requests to others',
      blocks: [
        `One demo, “Fetch API”, finds films in the data of a public service, ${OUTSIDE_HOSTS.films}. It asks that service only after you press its button, and works with data of its own until then. The service is not mine: it sees your network address, the name of this site and what your browser says about itself, under its own policy. The request carries no cookie and does not say which page you come from.`,
        'No other page of this site asks anybody else for anything.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      blocks: [
        'No page of this site needs an account. If you choose to make one, the name, email address and username you enter are stored to recognise you, together with your password in a form that cannot be read back. While you are signed in, your browser keeps your profile and the session; signing out deletes both.',
        'If you sign in through another company, that company learns that you did, under its own policy. Nothing from that company is loaded until you ask for it.',
      ],
    },
    {
      id: 'mail',
      title: 'When you write to me',
      blocks: [
        'The contact page opens your own email program; the site does not see your message. I keep an email for as long as our conversation needs it, and pass it on to nobody.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may ask what I know about you, have it corrected or deleted, object to its use, and complain to the data protection authority where you live. For most visitors the honest answer to the first question is: nothing.',
        'This policy has been in force since 1 November 2026. If the site starts to do anything new with data, this page will say so first.',
      ],
    },
  ],
};
