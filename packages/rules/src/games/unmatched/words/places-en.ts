/** Where on the board a space lies, said after its colours. */
export const placesEn = {
  space: 'the {colours} space',
  topLeft: ' at the top left',
  topMiddle: ' at the top',
  topRight: ' at the top right',
  middleLeft: ' on the left',
  middleMiddle: ' in the middle',
  middleRight: ' on the right',
  bottomLeft: ' at the bottom left',
  bottomMiddle: ' at the bottom',
  bottomRight: ' at the bottom right',
  left: ', the left one',
  right: ', the right one',
  upper: ', the upper one',
  lower: ', the lower one',
};
